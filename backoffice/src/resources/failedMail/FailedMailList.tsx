import { formatInstant, type FailedMail } from '@feria/shared';
import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { SearchFilter } from '../../resource-kit/list/filters';
import { KitList } from '../../resource-kit/list/KitList';
import type { Column } from '../../resource-kit/types';
import { DiscardButton, ResendAllButton, ResendButton } from './actions';
import { useMailText } from './messages';
import { failedMails } from './section';

function column(
  source: keyof FailedMail,
  render: (mail: FailedMail) => ReactNode,
  rest?: Partial<Column>,
): Column {
  return { source, render: (record) => render(record as unknown as FailedMail), ...rest };
}

/** Mails that could not be delivered: what, to whom, since when and why. */
export function FailedMailList() {
  const text = useText();
  const mailText = useMailText();
  return (
    <KitList
      section={failedMails}
      columns={[
        column('failed_at', ({ failed_at }) => formatInstant(failed_at)),
        column('kind', ({ kind }) => mailText(`kinds.${kind}`)),
        column('course', ({ course }) => course ?? '–', { sortBy: false }),
        column('recipient', ({ recipient }) => recipient),
        column('attempts', ({ attempts }) => attempts, { align: 'right' }),
        column('last_error', ({ last_error }) => last_error ?? '–', { sortBy: false }),
        column('created_at', ({ created_at }) => formatInstant(created_at)),
      ]}
      filters={[<SearchFilter key="q" source="q" label={text('list.search')} />]}
      sort={{ field: 'failed_at', order: 'DESC' }}
      actions={<ResendAllButton />}
      rowActions={(record) => {
        const mail = record as unknown as FailedMail;
        return (
          <>
            <ResendButton mail={mail} />
            <DiscardButton mail={mail} />
          </>
        );
      }}
      empty={{ title: mailText('empty'), help: mailText('empty_help') }}
    />
  );
}
