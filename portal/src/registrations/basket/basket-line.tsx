import type { BasketLine, QuotedLine } from '@feria/shared/contracts/basket';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { offeredDayTypes, type DayType } from '@feria/shared/rules/day-type';
import { toCents, toEuros } from '@feria/shared/rules/money';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { formatEuros, formatInstant, formatPeriod } from '../../i18n/format';
import { useI18n, type I18n } from '../../i18n';
import { useDayTypeLabel } from '../../catalogue/day-type-label';
import { seatsLeftText } from '../../catalogue/week-states';
import { Field } from '../../components/form/field';
import { OwnText } from '../../components/own-text';
import { Tag } from '../../components/tag';
import { ProspectTag } from '../prospect-tag';
import type { Item } from './basket-items';

/** Attribute of the buttons that take a line out. */
export const REMOVE = 'data-remove';

interface BasketLineItemProps {
  item: Item;
  /** Weeks that the basket has for the child already. */
  taken: readonly number[];
  onChange: (line: BasketLine) => void;
  onRemove: () => void;
}

/** A line of the basket: what it would get and cost now; it can be changed and taken out. */
export function BasketLineItem({ item, taken, onChange, onRemove }: BasketLineItemProps) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  const editId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { line, child, project, week, quoted } = item;
  const name = week ? local(week, 'name') : t('basket.week_unknown');
  const names = { name: child.first_name, week: name };
  const left = week && seatsLeftText(week);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 1,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="strong" sx={{ display: 'block' }}>
          <OwnText>{name}</OwnText>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {week && formatPeriod(week.from, week.to)}
          {project && ` · ${labelOf(project, line.day_type)}`}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
          <QuoteTag quoted={quoted} registerTo={project?.register_to ?? null} />
          {left && quoted?.outcome === 'confirmed' && <Tag tone="few">{t(left.text, left.params)}</Tag>}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', justifyItems: 'end', alignContent: 'start' }}>
        <Price quoted={quoted} />
        <Box sx={{ display: 'flex', mr: -1 }}>
          {project && week && (
            <IconButton
              aria-label={t('basket.change', names)}
              aria-expanded={isOpen}
              aria-controls={isOpen ? editId : undefined}
              onClick={() => setIsOpen(!isOpen)}
              sx={{ width: 44, height: 44 }}
            >
              <EditOutlined />
            </IconButton>
          )}
          <IconButton
            aria-label={t('basket.remove', names)}
            {...{ [REMOVE]: '' }}
            onClick={onRemove}
            sx={{ width: 44, height: 44 }}
          >
            <DeleteOutline />
          </IconButton>
        </Box>
      </Box>
      {isOpen && project && week && (
        <Box id={editId} sx={{ gridColumn: '1 / -1' }}>
          <Change item={{ ...item, project, week }} taken={taken} onChange={onChange} />
        </Box>
      )}
    </Box>
  );
}

interface ChangeProps extends Pick<BasketLineItemProps, 'taken' | 'onChange'> {
  item: Item & { project: FrontendProjectDetail; week: FrontendWeekDetail };
}

/** Another week of the project, or another day type. */
function Change({ item: { line, project, week }, taken, onChange }: ChangeProps) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  const weeks = project.courseWeeks.filter(
    ({ id, cancelled_at, state }) =>
      id === week.id || (!taken.includes(id) && !cancelled_at && state !== 'after_registration'),
  );
  const move = (id: number): void => {
    const next = weeks.find((other) => other.id === id);
    const types = next ? offeredDayTypes(next) : [];
    const day_type = types.includes(line.day_type) ? line.day_type : types[0];
    if (day_type) onChange({ ...line, course_week_id: id, day_type });
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, pt: 2, pb: 1 }}>
      <Field
        label={t('finder.week')}
        value={week.id}
        onChange={(event) => move(Number(event.target.value))}
        options={weeks.map((other) => (
          <option key={other.id} value={other.id}>
            {`${local(other, 'name')}, ${formatPeriod(other.from, other.to)}`}
          </option>
        ))}
      />
      <Field
        label={t('basket.day_type')}
        value={line.day_type}
        onChange={(event) => onChange({ ...line, day_type: event.target.value as DayType })}
        options={offeredDayTypes(week).map((type) => (
          <option key={type} value={type}>
            {labelOf(project, type)}
          </option>
        ))}
      />
    </Box>
  );
}

function Price({ quoted }: { quoted: QuotedLine | undefined }) {
  const { t } = useI18n();
  if (quoted?.price === undefined || quoted.outcome === 'full') return null;
  const { price, discount = 0 } = quoted;
  const due = toEuros(toCents(price) - toCents(discount));
  return (
    <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="strong">{formatEuros(due)}</Box>
      {discount > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('basket.discount', { amount: formatEuros(discount) })}
        </Typography>
      )}
    </Box>
  );
}

/** What a line would get now. */
function QuoteTag({ quoted, registerTo }: { quoted: QuotedLine | undefined; registerTo: string | null }) {
  const i18n = useI18n();
  const { t } = i18n;
  if (!quoted) return null;
  if (quoted.outcome === 'refused') {
    return <Tag tone={quoted.opens_at ? 'info' : 'bad'}>{offerText(quoted, i18n)}</Tag>;
  }
  if (quoted.outcome === 'full') return <Tag tone="bad">{offerText(quoted, i18n)}</Tag>;
  if (quoted.priority || quoted.held_back) {
    return (
      <ProspectTag
        prospect={quoted.priority ? 'wish' : 'held_back'}
        rank={quoted.priority ?? null}
        register_to={registerTo}
      />
    );
  }
  if (quoted.outcome === 'waiting') return <Tag tone="waiting">{offerText(quoted, i18n)}</Tag>;
  return <Tag tone="good">{t('signup.place')}</Tag>;
}

/** The same in words. */
export function offerText(
  quoted: Omit<QuotedLine, 'course_id' | 'child_id' | 'course_week_id' | 'held_back'> & {
    held_back?: boolean;
  },
  { t }: Pick<I18n, 't'>,
): string {
  if (quoted.opens_at) return t('facts.opens', { from: formatInstant(quoted.opens_at) });
  if (quoted.outcome === 'refused') return quoted.message ?? t('basket.refused');
  if (quoted.outcome === 'full') return t('common.outcome.full');
  if (quoted.priority) return t('places.label.draw');
  if (quoted.held_back) return t('basket.held_back');
  if (quoted.outcome === 'confirmed') return t('signup.place');
  return quoted.queue_position
    ? t('basket.waiting', { position: quoted.queue_position })
    : t('common.outcome.waiting');
}
