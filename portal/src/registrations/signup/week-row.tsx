import type { FamilyChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { DAY_TYPES, offeredDayTypes, priceOf, type DayType } from '@feria/shared/rules/day-type';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
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

/**
 * A week for a child: half or full day, one or none; when it cannot be had, why. Where both are offered, choosing one takes the other away;
 * what is chosen is taken back by choosing it once more, or with a button of its own.
 */
export function WeekRow({ id, week, child, project, block, line, onChange }: WeekRowProps) {
  const i18n = useI18n();
  const { t, local } = i18n;
  const labelOf = useDayTypeLabel();
  const value = line?.dayType ?? null;
  // What was chosen stays to be seen and removed, even if the week does not offer it any more.
  const shown = DAY_TYPES.filter((type) => offeredDayTypes(week).includes(type) || type === value);
  const areTwo = shown.length > 1;
  const choices = useRef<HTMLDivElement>(null);
  const takeBack = (): void => {
    // The button goes; what was chosen stands in its place.
    choices.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    onChange(null);
  };
  const reason = block && block.reason !== 'closed' ? blockText(block, week, i18n) : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        // Where there is room, day types with a name of the office stand in one piece.
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'minmax(0, 1fr) 340px',
          md: 'minmax(0, 1fr) 420px',
        },
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.5 }}>
          <Box id={`${id}-state`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
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
          {areTwo && value && (
            <Button
              size="small"
              aria-label={t('signup.take_back_of', { week: local(week, 'name'), name: child.first_name })}
              onClick={takeBack}
              // No higher than the tags: what was pressed stays where it is.
              sx={{ my: -0.5, minHeight: 32 }}
            >
              {t('signup.take_back')}
            </Button>
          )}
        </Box>
      </div>
      <Box
        ref={choices}
        {...(areTwo && { role: 'radiogroup', 'aria-labelledby': `${id}-week` })}
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
                group={areTwo ? `${id}-choice` : null}
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
  /** Name of the choices of which one is chosen at most; `null` where there is only this one. */
  group: string | null;
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
  const { group, id, labelId, weekId, stateId, label, price } = props;
  const { isDisabled, isChosen, isImpossible, onChange } = props;
  const common = {
    id,
    size: 'small',
    color: isImpossible ? 'error' : 'primary',
    checked: isChosen,
    disabled: isDisabled,
  } as const;
  const input = {
    'aria-labelledby': `${labelId} ${weekId}`,
    'aria-describedby': stateId,
    ...(isImpossible && { 'aria-invalid': true }),
  } as const;
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
      {group ? (
        <Radio
          {...common}
          name={group}
          onChange={() => onChange(true)}
          slotProps={{
            // One that is chosen does not change by being pressed again, and the space bar does not press it: both take it back.
            input: {
              ...input,
              onClick: () => isChosen && onChange(false),
              onKeyUp: (event) => {
                if (event.key !== ' ' || !isChosen) return;
                event.preventDefault();
                onChange(false);
              },
            },
          }}
        />
      ) : (
        <Checkbox {...common} onChange={(event) => onChange(event.target.checked)} slotProps={{ input }} />
      )}
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
