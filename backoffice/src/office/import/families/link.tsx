import { ImportLink } from '../import-link';

/** Leads from the parents to their import. */
export default function ImportFamiliesLink() {
  return <ImportLink kind="families" />;
}
