import type { WeekGroupsDetail } from '@feria/shared';
import { useReducer } from 'react';
import { type GroupPlan, isSamePlan, planOf } from './plan';

interface State {
  stored: WeekGroupsDetail;
  plan: GroupPlan;
  /** What stood there before each step, the latest last. */
  past: GroupPlan[];
  /** Of the latest step: typing goes on with the one before. */
  typing: string | null;
}

type Action =
  | { kind: 'load'; stored: WeekGroupsDetail }
  | { kind: 'change'; change: (plan: GroupPlan) => GroupPlan; typing: string | null }
  | { kind: 'undo' };

function reduce(state: State, action: Action): State {
  if (action.kind === 'load') return start(action.stored);
  if (action.kind === 'undo')
    return {
      ...state,
      plan: state.past.at(-1) ?? state.plan,
      past: state.past.slice(0, -1),
      typing: null,
    };
  const goesOn = action.typing !== null && action.typing === state.typing;
  return {
    ...state,
    plan: action.change(state.plan),
    past: goesOn ? state.past : [...state.past, state.plan],
    typing: action.typing,
  };
}

function start(stored: WeekGroupsDetail): State {
  return { stored, plan: planOf(stored), past: [], typing: null };
}

/** Groups of a week while they are worked on: nothing is stored before it is saved, every step can be undone. */
export function useGroupPlan(loaded: WeekGroupsDetail) {
  const [{ stored, plan, past }, dispatch] = useReducer(reduce, loaded, start);
  return {
    stored,
    plan,
    isDirty: !isSamePlan(plan, planOf(stored)),
    canUndo: past.length > 0,
    /** @param typing the field that is typed in: its letters are one step */
    change: (change: (plan: GroupPlan) => GroupPlan, typing: string | null = null) =>
      dispatch({ kind: 'change', change, typing }),
    undo: () => dispatch({ kind: 'undo' }),
    load: (next: WeekGroupsDetail) => dispatch({ kind: 'load', stored: next }),
  };
}
