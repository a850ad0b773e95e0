import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate, formatEuros, isIsoDate, OFFICE_API, type Books } from '@feria/shared';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Title, useDataProvider, useGetResourceLabel, useNotify, useTranslate } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import { ConfirmDialog } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { DateField } from '../../resource-kit/inputs/date-field';
import { messageOf } from '../../resource-kit/message-of';
import { PageTitle } from '../../resource-kit/page-title';
import { JournalButton } from '../payment/journal-button';
import { OpenBooksButton } from './open-button';
import { books } from './section';
import { SumsTable } from './sums-table';
import { useBooksWords } from './words';

/** Until when the books are closed, the sums of what is closed next, and the journal (product/money.md#closing-the-books). */
export function BooksPage() {
  const { api } = useDataProvider<FeriaDataProvider>();
  const label = useGetResourceLabel();
  const words = useBooksWords();
  /** As it is typed; before anybody has typed, what the server offers. */
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = typed !== null && isIsoDate(typed) ? typed : undefined;
  const { data, error, refetch } = useQuery({
    queryKey: [books.route, wanted],
    queryFn: () => api('GET', OFFICE_API.books, { query: { until: wanted } }),
    placeholderData: keepPreviousData,
  });
  const retry = (
    <Button color="inherit" onClick={() => void refetch()}>
      {words('retry')}
    </Button>
  );
  return (
    <>
      <Title title={<PageTitle text={label(books.route, 2)} />} preferenceKey={false} />
      <Card sx={{ my: 2 }}>
        <CardContent>
          <Stack spacing={3}>
            {error && !data && (
              <Alert severity="error" action={retry}>
                {words('failed')}
              </Alert>
            )}
            {data && (
              <>
                <State state={data} onOpened={() => setTyped(null)} />
                <Closing
                  state={data}
                  until={typed ?? data.until}
                  onUntil={setTyped}
                  onClosed={() => setTyped(null)}
                />
              </>
            )}
          </Stack>
        </CardContent>
      </Card>
    </>
  );
}

function State({ state: { closed_until }, onOpened }: { state: Books; onOpened: () => void }) {
  const words = useBooksWords();
  const can = useCan();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Typography role="status" sx={{ flexGrow: 1 }}>
        {closed_until === null
          ? words('none_closed')
          : words('closed_until', { date: formatDate(closed_until) })}
      </Typography>
      <JournalButton />
      {closed_until !== null && can(books.permissions.update) && (
        <OpenBooksButton closed={closed_until} onOpened={onOpened} />
      )}
    </Stack>
  );
}

function Closing(props: {
  state: Books;
  until: string;
  onUntil: (until: string) => void;
  onClosed: () => void;
}) {
  const { state, until, onUntil, onClosed } = props;
  const { api } = useDataProvider<FeriaDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useBooksWords();
  const can = useCan();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The sums on the screen are of another day while those of a new one are read.
  const isShown = until === state.until;
  const close = async (): Promise<void> => {
    setBusy(true);
    try {
      const { closed_until } = await api('POST', OFFICE_API.booksClose, { body: { until } });
      notify(words('closed', { date: formatDate(closed_until) }), { type: 'success' });
      setProblem(null);
      onClosed();
      await queries.invalidateQueries({ queryKey: [books.route] });
    } catch (failure) {
      setProblem(messageOf(failure, translate));
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <Stack component="section" spacing={2} aria-labelledby="close-books">
      <Typography id="close-books" variant="h6" component="h2">
        {words('title')}
      </Typography>
      <Typography sx={{ maxWidth: 720 }}>{words('help')}</Typography>
      {problem && <Alert severity="error">{problem}</Alert>}
      <DateField
        label={words('until')}
        help={words('until_help')}
        value={until}
        onChange={(value) => {
          setProblem(null);
          onUntil(value);
        }}
        max={state.latest}
        sx={{ maxWidth: 280 }}
      />
      <SumsTable sums={state} />
      {can(books.permissions.update) ? (
        <Button
          variant="contained"
          disabled={!isShown}
          onClick={() => setAsking(true)}
          sx={{ alignSelf: 'flex-start' }}
        >
          {words('close')}
        </Button>
      ) : (
        <Typography color="textSecondary">{words('no_right')}</Typography>
      )}
      <ConfirmDialog
        open={isAsking}
        question={words('question', {
          until: formatDate(state.until),
          received: formatEuros(state.received),
          paid_out: formatEuros(state.paid_out),
        })}
        confirm={words('confirm')}
        busy={busy}
        onConfirm={() => void close()}
        onClose={() => setAsking(false)}
      />
    </Stack>
  );
}
