import type { FamilyChild } from '@feria/shared/contracts/family';
import type { FrontendProjectDetail, FrontendWeekDetail } from '@feria/shared/contracts/frontend';
import { formatPeriod } from '@feria/shared/rules/dates';
import { DAY_TYPES, offeredDayTypes, priceOf, type DayType } from '@feria/shared/rules/day-type';
import { formatEuros } from '@feria/shared/rules/money';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useI18n } from '../../i18n';
import { Tag } from '../../ui/Tag';
import { VISUALLY_HIDDEN } from '../../ui/visually-hidden';
import { useDayTypeLabel } from '../projects/labels';
import { weekTags } from '../projects/states';
import type { Block } from './lines';

interface WeekRowProps {
  week: FrontendWeekDetail;
  child: FamilyChild;
  project: FrontendProjectDetail;
  block: Block | null;
  value: DayType | null;
  onChange: (dayType: DayType | null) => void;
}

/** A week for a child: half or full day, one or none; when it cannot be had, why. */
export function WeekRow({ week, child, project, block, value, onChange }: WeekRowProps) {
  const { t, local } = useI18n();
  const labelOf = useDayTypeLabel();
  const id = useId();
  const offered = offeredDayTypes(week);
  const reason =
    block && block.why !== 'closed'
      ? t(`signup.${block.why}`, 'other' in block ? { week: local(block.other, 'name') } : {})
      : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 290px' },
        gap: { xs: 0.5, sm: 2 },
        alignItems: 'center',
        py: 1.25,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <div>
        <Box sx={{ fontWeight: 700 }} id={`${id}-week`}>
          {local(week, 'name')}
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
          ) : (
            weekTags(week).map(({ tone, text }) => (
              <Tag key={text} tone={tone}>
                {t(text)}
              </Tag>
            ))
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
            offered.includes(dayType) ? (
              <DayTypeChoice
                key={dayType}
                labelId={`${id}-${dayType}`}
                weekId={`${id}-week`}
                stateId={`${id}-state`}
                label={labelOf(project, dayType)}
                price={formatEuros(priceOf(week, dayType))}
                isDisabled={block !== null}
                isChosen={value === dayType}
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
  labelId: string;
  weekId: string;
  stateId: string;
  label: string;
  price: string;
  isDisabled: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function DayTypeChoice(props: DayTypeChoiceProps) {
  const { labelId, weekId, stateId, label, price, isDisabled, isChosen, onChange } = props;
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
        borderColor: isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'primary.wash' : isDisabled ? '#f7f1ec' : 'background.paper',
        cursor: isDisabled ? 'not-allowed' : 'pointer',
        color: isDisabled ? 'text.secondary' : 'text.primary',
        lineHeight: 1.25,
      }}
    >
      <Checkbox
        size="small"
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
        slotProps={{ input: { 'aria-labelledby': `${labelId} ${weekId}`, 'aria-describedby': stateId } }}
      />
      <Box component="span" id={labelId} sx={{ fontSize: '0.9rem' }}>
        {label}
        <Box component="strong" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
          {price}
        </Box>
      </Box>
    </Box>
  );
}
