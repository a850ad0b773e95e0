import { formatDate, formatInstant, OFFICE_API, type FamilyCall } from '@feria/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRefresh } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { changedMeanwhileOf, useChangedQuestion } from '../../resource-kit/changed/use-changed-question';
import { useCallWords } from './words';

const FIELDS = ['at', 'text', 'todo', 'todo_on', 'done'] as const;
type Name = (typeof FIELDS)[number];
/** What is sent of a call. */
export type CallInput = Partial<Pick<FamilyCall, Name>>;

/**
 * Saves calls. Where somebody else has changed the same field meanwhile, it asks whose value is to stay; `question` stands in the page.
 */
export function useSaveCall() {
  const { api } = useDataProvider<FeriaDataProvider>();
  const { ask, question } = useChangedQuestion();
  const client = useQueryClient();
  const refresh = useRefresh();
  const words = useCallWords();
  const done = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: ['calls'] });
    refresh();
  };
  const shown = (name: Name, value: unknown): string => {
    if (name === 'done') return words(value ? 'fields.done' : 'open');
    if (name === 'at') return formatInstant(String(value));
    if (name === 'todo_on') return formatDate(value as string | null);
    return String(value ?? '');
  };
  const put = async (id: number, input: CallInput, version: string): Promise<FamilyCall | null> => {
    try {
      return await api('PUT', `${OFFICE_API.call}/{id}`, { params: { id }, body: { ...input, version } });
    } catch (problem) {
      const changed = changedMeanwhileOf(problem);
      if (!changed) throw problem;
      const names = FIELDS.filter((name) => name in changed.conflicts);
      const choice = await ask(
        names.map((name) => ({
          name,
          label: words(`fields.${name}`),
          yours: shown(name, changed.conflicts[name]?.yours),
          theirs: shown(name, changed.conflicts[name]?.theirs),
        })),
      );
      if (!choice) return null;
      const kept = names.filter((name) => choice[name] === 'theirs');
      const chosen = Object.fromEntries(
        Object.entries(input).filter(([name]) => !kept.includes(name as Name)),
      );
      return put(id, chosen, changed.version);
    }
  };
  return {
    question,
    /** @throws HttpError */
    note: async (personId: number, body: CallInput & { text: string }): Promise<void> => {
      await api('POST', 'api/parent/{id}/call', { params: { id: personId }, body });
      await done();
    },
    /**
     * @returns whether it was saved; not when the question was cancelled
     * @throws HttpError
     */
    change: async ({ id, version }: FamilyCall, input: CallInput): Promise<boolean> => {
      const saved = await put(id, input, version);
      await done();
      return saved !== null;
    },
    /** @returns what the server says */
    remove: async ({ id }: FamilyCall): Promise<string> => {
      const { message } = await api('DELETE', `${OFFICE_API.call}/{id}`, { params: { id } });
      await done();
      return message;
    },
  };
}
