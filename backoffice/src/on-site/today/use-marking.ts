import { presenceOf, type Presence } from '@feria/shared';
import { useCallback, useState } from 'react';
import { leavesLists, type ChildView } from './child-view';
import { useToday } from './context';
import { replacedBy, undoesDeparture, undoesPresence, type MarkedFields } from './marks';

/** What was marked last, and how to take it back. */
export interface Undo {
  key: string;
  childId: number;
  /** The child as it was on the screen when it was marked. */
  view: ChildView;
  presence: Presence;
  back: MarkedFields;
  /** The state after the mark. */
  after: MarkedFields;
  /** Id of the mark; `null` when none was made. */
  mark: Promise<string | null>;
}

/**
 * A mark that is made only when somebody says that it is meant: it takes back that a child has left, or that it is there, says that it is
 * there although it was told that it does not come, or leaves a child whose place ended without a mark, and so without a list.
 */
export interface Question {
  why: 'departure' | 'presence' | 'told' | 'ended';
  view: ChildView;
  fields: MarkedFields;
  presence: Presence;
  /** The mark that it takes back; `null` for none. */
  undo: Undo | null;
}

/**
 * Marks a child, and says of a child that is marked.
 * @param view the child as it was on the screen
 * @param isAsked whether the leader has said already that it is meant; that a departure is taken back is asked all the same
 */
export type MarkChild = (
  view: ChildView,
  fields: MarkedFields,
  presence: Presence,
  isAsked?: boolean,
) => void;

/** Marking with a question where something that is known would be contradicted, and with one step back. */
export function useMarking() {
  const { store } = useToday();
  const [undo, setUndo] = useState<Undo | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  const markNow = useCallback<MarkChild>(
    (view, fields, presence) => {
      const childId = view.child.child_id;
      const mark = store.mark(view.child, fields, view.fields);
      const made: Undo = {
        key: `${childId} ${Date.now()}`,
        childId,
        presence,
        view,
        back: replacedBy(fields, view.fields),
        after: { ...view.fields, ...fields },
        mark,
      };
      setUndo(made);
      // None was made: then there is none to take back.
      void mark.then((id) => id === null && setUndo((now) => (now === made ? null : now)));
    },
    [store],
  );
  const mark = useCallback<MarkChild>(
    (view, fields, presence, isAsked = false) => {
      const isTold = view.child.absence !== null && presence === 'present' && view.presence !== 'present';
      const why = undoesDeparture(fields, view.fields)
        ? 'departure'
        : undoesPresence(fields, view.fields)
          ? 'presence'
          : isTold
            ? 'told'
            : null;
      if (why === 'departure' || (why && !isAsked)) setQuestion({ view, fields, presence, why, undo: null });
      else markNow(view, fields, presence);
    },
    [markNow],
  );
  const takeBackNow = (view: ChildView, { mark: made, back, after }: Undo): void =>
    void made.then((id) => store.mark(view.child, back, after, id));
  return {
    mark,
    undo,
    question,
    answer: (isMeant: boolean) => {
      if (question?.undo && isMeant) takeBackNow(question.view, question.undo);
      else if (question && isMeant) markNow(question.view, question.fields, question.presence);
      setQuestion(null);
    },
    takeBack: (view: ChildView) => {
      const fields = { ...undo?.after, ...undo?.back };
      if (undo && leavesLists(view, fields))
        setQuestion({ view, fields, presence: presenceOf(view.child, fields), why: 'ended', undo });
      else if (undo) takeBackNow(view, undo);
      setUndo(null);
    },
    dismissUndo: () => setUndo(null),
  };
}
