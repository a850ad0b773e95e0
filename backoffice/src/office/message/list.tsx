import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { formatInstant, type MessageCounts, type MessageRow } from '@feria/shared';
import { listMessages } from '@feria/shared/i18n/lists';
import { COUNTED_STATES, messageSubject } from '@feria/shared/i18n/message-about';
import { LinkBase, useCreatePath } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { SearchFilter } from '../../resource-kit/list/filters';
import { ResourceList } from '../../resource-kit/list/resource-list';
import { useAboutText } from './about';
import { messages } from '../../mailing/compose/section';
import { useMessageText } from '../../mailing/compose/words';

const COLOURS = { queued: 'default', sent: 'success', failed: 'error' } as const;

/** How many mails are in each state; states without a mail are left out. */
export function Counts({ counts }: { counts: MessageCounts }) {
  const text = useMessageText();
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {COUNTED_STATES.filter((state) => counts[state] > 0).map((state) => (
        <Chip
          key={state}
          size="small"
          variant="outlined"
          color={COLOURS[state]}
          label={text(`count.${state}`, { count: counts[state] })}
        />
      ))}
    </Stack>
  );
}

/** What was sent to parents, newest first. */
export function MessageList() {
  const text = useText();
  const words = useMessageText();
  const language = useLanguage();
  const aboutText = useAboutText();
  const createPath = useCreatePath();
  const { columns } = listMessages[language].message;
  return (
    <ResourceList<MessageRow>
      section={messages}
      isKnown
      columns={[
        {
          source: 'created_at',
          label: columns.created_at,
          render: ({ created_at }) => formatInstant(created_at),
        },
        {
          source: 'subject',
          label: columns.subject,
          sortBy: false,
          render: (row) => (
            <Link
              component={LinkBase}
              to={createPath({ resource: messages.route, type: 'show', id: row.id })}
            >
              {messageSubject(language, row)}
            </Link>
          ),
        },
        {
          source: 'audience',
          label: columns.audience,
          sortBy: false,
          render: ({ audience }) => aboutText(audience),
        },
        {
          source: 'counts',
          label: columns.counts,
          sortBy: false,
          render: ({ counts }) => <Counts counts={counts} />,
        },
        { source: 'sender', label: columns.sender, sortBy: false, render: ({ sender }) => sender ?? '–' },
      ]}
      filters={[<SearchFilter key="q" source="q" label={text('list.search')} />]}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={{ title: words('empty'), help: words('empty_help') }}
    />
  );
}
