import type { FrontendProject } from '@feria/shared/contracts/frontend';
import Tune from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ChipGroup } from '../../catalogue/chip-group';
import { ChoiceChip } from '../../catalogue/choice-chip';
import { OtherFilters } from '../../catalogue/other-filters';
import { useI18n } from '../../i18n';
import { formatEuros } from '../../i18n/format';
import { conditionsOf, filtered, NO_FILTER, priceSteps, type PlanFilter } from './plan-filter';

interface PlanFiltersProps {
  projects: readonly FrontendProject[];
  filter: PlanFilter;
  /** Whether nothing at all fits any child while the filter hides something. */
  isEmpty: boolean;
  onFilter: (filter: PlanFilter) => void;
}

/** What is looked for in the plan: free seats, type, place and price, folded away until somebody asks for it. */
export function PlanFilters({ projects, filter, isEmpty, onFilter }: PlanFiltersProps) {
  const { t } = useI18n();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const count = conditionsOf(filter);
  const reset = (
    <Button size="small" onClick={() => onFilter(NO_FILTER)}>
      {t('finder.clear')}
    </Button>
  );
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Button
          variant="outlined"
          startIcon={<Tune />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {count ? t('planner.filters_on', { count }) : t('planner.filters')}
        </Button>
        <Typography role="status" color="textSecondary" sx={{ fontWeight: 700 }}>
          {count > 0 && t('finder.found', { smart_count: filtered(projects, filter).length })}
        </Typography>
        {count > 0 && !isEmpty && reset}
      </Box>
      {isOpen && (
        <Box
          id={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2.5,
            mt: 1.5,
            p: { xs: 2, sm: 2.5 },
            borderRadius: 5,
            bgcolor: 'primary.wash',
          }}
        >
          <OtherFilters
            projects={projects}
            choice={filter}
            onChoose={(choice) => onFilter({ ...choice, price: filter.price })}
          />
          <PriceFilter projects={projects} filter={filter} onFilter={onFilter} />
        </Box>
      )}
      {isEmpty && (
        <Box
          role="alert"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mt: 1.5,
            p: 2,
            borderRadius: 4,
            border: '2px dashed',
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          <Typography sx={{ fontWeight: 700 }}>{t('planner.filters_empty')}</Typography>
          {reset}
        </Box>
      )}
    </Box>
  );
}

function PriceFilter({ projects, filter, onFilter }: Omit<PlanFiltersProps, 'isEmpty'>) {
  const { t } = useI18n();
  const steps = priceSteps(projects, filter.price);
  if (!steps.length) return null;
  return (
    <ChipGroup label={t('planner.price')}>
      {[null, ...steps].map((price) => (
        <ChoiceChip
          key={price ?? 'any'}
          kind="radio"
          name="price"
          label={
            price === null ? t('planner.price_any') : t('planner.price_to', { price: formatEuros(price) })
          }
          checked={price === filter.price}
          onChange={() => onFilter({ ...filter, price })}
        />
      ))}
    </ChipGroup>
  );
}
