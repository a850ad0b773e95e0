import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { useNavigate } from 'react-router-dom';

/** How many pages of the back office come before this one in the history of the tab; the router counts them. */
function pagesBefore(): number {
  const state: unknown = window.history.state;
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof index === 'number' ? index : 0;
}

/**
 * Leaves a form that is done with: back to where it was opened, such as the page of a family in the middle of a call. One that was opened
 * by its address leads elsewhere.
 * @param elsewhere address of the list, or of another page where there is none
 */
export function useLeave(elsewhere: string): () => void {
  const [opened] = useState(pagesBefore);
  const navigate = useNavigate();
  const redirect = useRedirect();
  return () => {
    // Further entries are of this page: parts of it that have an address.
    if (opened > 0) void navigate(opened - pagesBefore() - 1);
    else redirect(elsewhere);
  };
}
