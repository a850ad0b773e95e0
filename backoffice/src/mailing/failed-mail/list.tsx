import { type FailedMail, formatInstant } from '@feria/shared';
import { listMessages } from '@feria/shared/i18n/lists';
import { useLanguage, useText } from '../../i18n';
import { SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { DiscardButton, ResendAllButton, ResendButton } from './actions';
import { failedMails } from './section';
import { useMailWords } from './words';

/** Mails that could not be delivered: what, to whom, since when and why. */
export function FailedMailList() {
  const text = useText();
  const mailText = useMailWords();
  const { columns } = listMessages[useLanguage()].failedMail;
  return (
    <ResourceList<FailedMail>
      section={failedMails}
      isKnown
      columns={[
        {
          source: 'failed_at',
          label: columns.failed_at,
          render: ({ failed_at }) => formatInstant(failed_at),
        },
        { source: 'kind', label: columns.kind, render: ({ kind }) => mailText(`kinds.${kind}`) },
        { source: 'course', label: columns.course, sortBy: false, render: ({ course }) => course ?? '–' },
        { source: 'recipient', label: columns.recipient, render: ({ recipient }) => recipient },
        { source: 'attempts', label: columns.attempts, align: 'right', render: ({ attempts }) => attempts },
        {
          source: 'last_error',
          label: columns.last_error,
          sortBy: false,
          render: ({ last_error }) => last_error ?? '–',
        },
        {
          source: 'created_at',
          label: columns.created_at,
          render: ({ created_at }) => formatInstant(created_at),
        },
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
