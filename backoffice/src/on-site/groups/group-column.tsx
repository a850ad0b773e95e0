import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type GroupableChild, WEEK_GROUP_NAME_MAX, type WeekLeader } from '@feria/shared';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../resource-kit/confirm';
import { visuallyHidden } from '../../resource-kit/visually-hidden';
import { useLanguage } from '../../i18n';
import { LeadersInput } from './leaders-input';
import { agesOf, type PlannedGroup } from './plan';
import { useGroupWords } from '../../catalogue/course-week/group-words';

/**
 * A column: a group, or the children in none. Cards can be dropped on it.
 * @param props.onDrop absent where nothing can be changed
 */
export function Column(props: {
  label: string;
  head: ReactNode;
  members: readonly GroupableChild[];
  cardOf: (child: GroupableChild) => ReactNode;
  onDrop?: () => void;
}) {
  const { label, head, members, cardOf, onDrop } = props;
  const words = useGroupWords();
  const [isOver, setOver] = useState(false);
  return (
    <Box
      component="section"
      aria-label={label}
      onDragOver={(event) => {
        if (!onDrop) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop?.();
      }}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        p: 1.5,
        minWidth: 0,
        position: 'relative',
        ...(isOver && { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' }),
      }}
    >
      {head}
      <AgeLine members={members} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {members.map(cardOf)}
      </Box>
      {members.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {words('nobody')}
        </Typography>
      )}
    </Box>
  );
}

function AgeLine({ members }: { members: readonly GroupableChild[] }) {
  const words = useGroupWords();
  const language = useLanguage();
  const ages = agesOf(members);
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const agesText = (known: NonNullable<typeof ages>): string =>
    known.youngest === known.oldest
      ? words('ages_same', { smart_count: known.oldest })
      : words('ages', { ...known, average: average.format(known.average) });
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1 }}>
      {[words('children', { smart_count: members.length }), ...(ages ? [agesText(ages)] : [])].join(' · ')}
    </Typography>
  );
}

/** Name and leaders of a group, and the button that removes it. */
export function GroupHead(props: {
  group: PlannedGroup;
  people: readonly WeekLeader[];
  problem: string | null;
  /** Absent where nothing can be changed. */
  onChange?: (change: Partial<Pick<PlannedGroup, 'name' | 'leaders'>>) => void;
  onRemove: () => void;
}) {
  const { group, people, problem, onChange, onRemove } = props;
  const words = useGroupWords();
  const [asks, setAsks] = useState(false);
  const name = group.name.trim() || words('unnamed');
  const leaders = {
    people,
    value: group.leaders,
    label: words('leaders'),
    name: words('leaders_of', { name }),
  };
  if (!onChange)
    return (
      <>
        <Heading>{group.name}</Heading>
        <LeadersInput {...leaders} />
      </>
    );
  return (
    <>
      <Heading hidden>{name}</Heading>
      <Stack direction="row" sx={{ gap: 0.5, alignItems: 'flex-start', mb: 1.5 }}>
        <TextField
          fullWidth
          size="small"
          label={words('name')}
          value={group.name}
          error={problem !== null}
          helperText={problem}
          onChange={(event) => onChange({ name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: WEEK_GROUP_NAME_MAX, 'data-group': group.key } }}
        />
        <IconButton
          aria-label={words('remove', { name })}
          title={words('remove', { name })}
          onClick={() => (group.children.length > 0 ? setAsks(true) : onRemove())}
        >
          <DeleteOutline />
        </IconButton>
      </Stack>
      <LeadersInput {...leaders} onChange={(ids) => onChange({ leaders: ids })} />
      <ConfirmDialog
        open={asks}
        question={words('remove_question', { name, smart_count: group.children.length })}
        confirm={words('remove_confirm')}
        destructive
        onConfirm={() => {
          setAsks(false);
          onRemove();
        }}
        onClose={() => setAsks(false)}
      />
    </>
  );
}

/** Heading of a column. `hidden` is for the ears only: the name stands in a field. */
export function Heading({ hidden, children }: { hidden?: boolean; children: ReactNode }) {
  return (
    <Typography
      component="h2"
      variant="h6"
      sx={hidden ? visuallyHidden : { fontSize: '1.1rem', overflowWrap: 'anywhere' }}
    >
      {children}
    </Typography>
  );
}
