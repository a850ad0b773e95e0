import type { FamilyChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { DAY_TYPES, offeredDayTypes, priceOf, type DayType } from '@feria/shared/rules/day-type';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { formatPeriod, formatEuros } from '../../i18n/format';
import { useI18n } from '../../i18n';
import { Tag } from '../../components/tag';
import { VISUALLY_HIDDEN } from '../../components/visually-hidden';
import { useDayTypeLabel } from '../../catalogue/day-type-label';
import { WeekTags } from '../../catalogue/week-tags';
import { ProspectTag } from '../prospect-tag';
import { blockText } from './validation';
import type { Block, Line } from './lines';
import { OwnText } from '../../components/own-text';

interface WeekRowProps {
  /** Id of what was chosen in this row, which takes the focus when it cannot be booked any more. */
  id: string;
  week: FrontendWeekDetail;
  child: FamilyChild;
  project: FrontendProjectDetail;
  block: Block | null;
  /** What was chosen. */
  line: Line | null;
  onChange: (dayType: DayType | null) => void;
}

/** A week for a child: half or full day, one or none; when it cannot be had, why. */
export function WeekRow({ id, week, child, project, block, line, onChange }: WeekRowProps) {
  const i18n = useI18n();
  const { t, local } = i18n;
  const labelOf = useDayTypeLabel();
  const value = line?.dayType ?? null;
  // What was chosen stays to be seen and removed, even if the week does not offer it any more.
  const shown = DAY_TYPES.filter((type) => offeredDayTypes(week).includes(type) || type === value);
  const reason = block && block.reason !== 'closed' ? blockText(block, week, i18n) : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 340px' },
        gap: { xs: 0.5, sm: 2 },
        alignItems: 'center',
        py: 1.25,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <div>
        <Box sx={{ fontWeight: 700 }} id={`${id}-week`}>
          <OwnText>{local(week, 'name')}</OwnText>
          <Box component="span" sx={VISUALLY_HIDDEN}>
            {' '}
            {child.first_name}
          </Box>
        </Box>
        <Typography variant="body2" color="textSecondary">
          {formatPeriod(week.from, week.to)}
        </Typography>
        <Box id={`${id}-state`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
          {reason ? (
            <Tag tone="quiet">{reason}</Tag>
          ) : line?.isShort ? (
            <ProspectTag prospect={line.prospect} register_to={project.register_to} />
          ) : (
            <WeekTags week={week} />
          )}
          {line?.block && (
            <FormHelperText error sx={{ width: '100%', m: 0, fontSize: '0.9rem' }}>
              {t('signup.impossible')}
            </FormHelperText>
          )}
          {line?.isNowWaiting && (
            <Box sx={{ width: '100%', fontSize: '0.9rem', fontWeight: 700 }}>{t('signup.now_waiting')}</Box>
          )}
        </Box>
      </div>
      <Box
        sx={{
          display: 'grid',
          // Wide, half and full days stand below each other from week to week; on a phone each takes what there is.
          gridTemplateColumns: { xs: 'none', sm: 'repeat(2, minmax(0, 1fr))' },
          gridAutoFlow: 'column',
          gridAutoColumns: 'minmax(0, 1fr)',
          gap: 1,
        }}
      >
        {[...DAY_TYPES]
          .reverse()
          .map((dayType) =>
            shown.includes(dayType) ? (
              <DayTypeChoice
                key={dayType}
                id={value === dayType ? id : undefined}
                labelId={`${id}-${dayType}`}
                weekId={`${id}-week`}
                stateId={`${id}-state`}
                label={labelOf(project, dayType)}
                price={formatEuros(priceOf(week, dayType))}
                isDisabled={block !== null && value !== dayType && block.reason !== 'not_offered'}
                isChosen={value === dayType}
                isImpossible={value === dayType && block !== null}
                onChange={(isChosen) => onChange(isChosen ? dayType : null)}
              />
            ) : (
              <Box key={dayType} sx={{ display: { xs: 'none', sm: 'block' } }} />
            ),
          )}
      </Box>
    </Box>
  );
}

interface DayTypeChoiceProps {
  id: string | undefined;
  labelId: string;
  weekId: string;
  stateId: string;
  label: string;
  price: string;
  isDisabled: boolean;
  isChosen: boolean;
  isImpossible: boolean;
  onChange: (isChosen: boolean) => void;
}

function DayTypeChoice(props: DayTypeChoiceProps) {
  const { id, labelId, weekId, stateId, label, price, isDisabled, isChosen, isImpossible, onChange } = props;
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 52,
        pr: 1,
        borderRadius: 3,
        border: '2px solid',
        borderColor: isImpossible ? 'error.main' : isChosen ? 'primary.main' : 'divider',
        bgcolor: isImpossible
          ? 'background.paper'
          : isChosen
            ? 'primary.wash'
            : isDisabled
              ? '#f7f1ec'
              : 'background.paper',
        cursor: isDisabled ? 'not-allowed' : 'pointer',
        color: isDisabled ? 'text.secondary' : 'text.primary',
        lineHeight: 1.25,
      }}
    >
      <Checkbox
        id={id}
        size="small"
        color={isImpossible ? 'error' : 'primary'}
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{
          input: {
            'aria-labelledby': `${labelId} ${weekId}`,
            'aria-describedby': stateId,
            ...(isImpossible && { 'aria-invalid': true }),
          },
        }}
      />
      {/* Day types are called what the office calls them: one long word breaks where it must. */}
      <Box
        component="span"
        id={labelId}
        sx={{ minWidth: 0, fontSize: '0.9rem', hyphens: 'auto', overflowWrap: 'anywhere' }}
      >
        {label}
        <Box component="strong" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
          {price}
        </Box>
      </Box>
    </Box>
  );
}
