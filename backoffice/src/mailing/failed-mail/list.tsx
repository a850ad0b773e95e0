import { type FailedMail, formatInstant } from '@feria/shared';
import { useText } from '../../i18n';
import { SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { DiscardButton, ResendAllButton, ResendButton } from './actions';
import { failedMails } from './section';
import { useMailWords } from './words';

/** Mails that could not be delivered: what, to whom, since when and why. */
export function FailedMailList() {
  const text = useText();
  const mailText = useMailWords();
  return (
    <ResourceList<FailedMail>
      section={failedMails}
      columns={[
        { source: 'failed_at', render: ({ failed_at }) => formatInstant(failed_at) },
        { source: 'kind', render: ({ kind }) => mailText(`kinds.${kind}`) },
        { source: 'course', sortBy: false, render: ({ course }) => course ?? '–' },
        { source: 'recipient', render: ({ recipient }) => recipient },
        { source: 'attempts', align: 'right', render: ({ attempts }) => attempts },
        { source: 'last_error', sortBy: false, render: ({ last_error }) => last_error ?? '–' },
        { source: 'created_at', render: ({ created_at }) => formatInstant(created_at) },
      ]}
      filters={[<SearchFilter key="q" source="q" label={text('list.search')} />]}
      sort={{ field: 'failed_at', order: 'DESC' }}
      actions={<ResendAllButton />}
      rowActions={(mail) => (
        <>
          <ResendButton mail={mail} />
          <DiscardButton mail={mail} />
        </>
      )}
      empty={{ title: mailText('empty'), help: mailText('empty_help') }}
    />
  );
}
