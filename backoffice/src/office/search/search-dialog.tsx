import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import useAutocomplete from '@mui/material/useAutocomplete';
import { SEARCH_MAX, SEARCH_MIN } from '@feria/shared';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';
import { type HttpError, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useLanguage, useText } from '../../i18n';
import { placeWords } from '../../families/person/place-words';
import { useFilterList } from '../../resource-kit/list/filtered-list';
import { useCan } from '../../resource-kit/account';
import { visuallyHidden } from '../../resource-kit/visually-hidden';
import { type Hit, hitsOf } from './hits';
import { HitList } from './hit-list';
import { useSearch } from './use-search';
import { LoadFailed } from '../../resource-kit/load-failed';

/** The key event of `useAutocomplete`, which leaves out its own work when this is set. */
type Preventable = KeyboardEvent & { defaultMuiPrevented?: boolean };

/**
 * The search over everything (product/office.md#search-everywhere): a text field with the results under it, opened by arrow keys and
 * Enter, or a click. Enter that comes before the result opens the first one as soon as it is there.
 */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { result, isPending, error, retry } = useSearch(typed);
  /** Enter was pressed before the result of what is typed was there. */
  const [enterWaits, setEnterWaits] = useState(false);
  const text = useText();
  const translate = useTranslate();
  const can = useCan();
  const language = useLanguage();
  const label = useGetResourceLabel();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const open = useOpen(onClose);
  const id = useId();

  const hits = useMemo(
    () =>
      result
        ? hitsOf(result, typed.trim(), can, language, {
            inactive: text('search.inactive'),
            place: (registration) => placeWords(registration, text),
            all: text('search.all'),
            children: (names) => text('search.children', { names }),
            others: (names) => text('search.others', { names }),
            foundBy: (kind, found) => text(`search.found_by.${kind}`, { text: found }),
          })
        : [],
    [result, typed, can, language, text],
  );
  const list = useAutocomplete<Hit>({
    id,
    open: true,
    options: hits,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions: (options) => options,
    groupBy: ({ route }) => route,
    getOptionLabel: (hit) => hit.label,
    getOptionKey: ({ key }) => key,
    onInputChange: (_, value, reason) => reason === 'input' && change(value),
    onChange: (_, hit) => hit && open(hit),
    onClose: (_, reason) => reason === 'escape' && onClose(),
  });

  function change(value: string): void {
    setEnterWaits(false);
    setTyped(value);
  }
  const openFirst = useEffectEvent(() => {
    if (enterWaits && hits[0]) open(hits[0]);
  });
  useEffect(() => {
    if (!isPending) openFirst();
  }, [isPending]);

  const failureOf = ({ status, message }: HttpError): string => {
    if (status === 401) return text('app.session_ended');
    return status === 429 ? message : text('search.failed');
  };
  const isTyped = typed.trim().length >= SEARCH_MIN;
  const status = !isTyped
    ? text('search.help', { min: SEARCH_MIN })
    : isPending
      ? text('search.running')
      : hits.length
        ? text('search.count', { smart_count: hits.length })
        : text('search.nothing');
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isPhone}
      aria-labelledby={`${id}-title`}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { sx: { maxWidth: 640, mt: { xs: 0, sm: 8 } } } }}
    >
      <Box component="h2" id={`${id}-title`} sx={visuallyHidden}>
        {text('search.label')}
      </Box>
      <Box
        {...list.getRootProps({
          onKeyDown: (event: Preventable) => {
            if (event.key !== 'Enter' || !isPending) return;
            event.defaultMuiPrevented = true;
            setEnterWaits(true);
          },
        })}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Search sx={{ ml: 1, color: 'text.secondary' }} />
        <InputBase
          fullWidth
          autoFocus
          placeholder={text('search.placeholder')}
          inputProps={{
            ...list.getInputProps(),
            'aria-label': text('search.label'),
            'aria-describedby': `${id}-status`,
            maxLength: SEARCH_MAX,
            inputMode: 'search',
            enterKeyHint: 'go',
          }}
          sx={{ fontSize: '1.1rem' }}
        />
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ overflowY: 'auto', minHeight: 160, p: 1 }}>
        {error ? (
          <LoadFailed onRetry={retry}>{failureOf(error as HttpError)}</LoadFailed>
        ) : (
          <>
            <Typography
              id={`${id}-status`}
              role="status"
              variant="body2"
              color="textSecondary"
              sx={{ px: 1, py: 0.5, ...(isTyped && !isPending && hits.length ? visuallyHidden : {}) }}
            >
              {status}
            </Typography>
            {result?.reference && (
              <Typography variant="body2" sx={{ px: 1, py: 0.5 }}>
                {text('search.reference', { reference: result.reference })}
              </Typography>
            )}
            <HitList list={list} label={text('search.results')} groupLabel={(route) => label(route, 2)} />
          </>
        )}
      </Box>
    </Dialog>
  );
}

/** Opens the page of a hit, or the list searched for a text. */
function useOpen(onClose: () => void): (hit: Hit) => void {
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const filterList = useFilterList();
  return ({ route, opens }) => {
    onClose();
    if (opens.type === 'list') filterList(route, { q: opens.q });
    const { type } = opens;
    void navigate(createPath({ resource: route, type, ...(type === 'list' ? {} : { id: opens.id }) }));
  };
}
