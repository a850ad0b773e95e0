import type { FrontendProject } from '@feria/shared/contracts/frontend';
import { useI18n } from '../i18n';
import { ChipGroup } from './chip-group';
import { ChoiceChip } from './choice-chip';
import { locationsOf, typeEntries, type ListChoice } from './filter';
import { useTypeName } from './type-cards';

interface OtherFiltersProps {
  projects: readonly FrontendProject[];
  choice: ListChoice;
  onChoose: (choice: ListChoice) => void;
}

/** What can be asked of the list besides age and weeks: free seats, type and places. */
export function OtherFilters({ projects, choice, onChoose }: OtherFiltersProps) {
  const { t, local } = useI18n();
  const nameOf = useTypeName();
  const { locations, isFree } = choice;
  const places = locationsOf(projects);
  const toggle = (place: number): void => {
    const others = locations.filter((other) => other !== place);
    onChoose({ ...choice, locations: others.length < locations.length ? others : [...locations, place] });
  };
  return (
    <>
      <ChipGroup label={t('finder.seats')}>
        <ChoiceChip
          kind="checkbox"
          name="free"
          label={t('finder.free_only')}
          checked={isFree}
          onChange={() => onChoose({ ...choice, isFree: !isFree })}
        />
      </ChipGroup>
      <ChipGroup label={t('finder.type')}>
        {typeEntries(projects).map((entry) => (
          <ChoiceChip
            key={entry.choice}
            kind="radio"
            name="type"
            label={nameOf(entry)}
            checked={entry.choice === choice.type}
            onChange={() => onChoose({ ...choice, type: entry.choice })}
          />
        ))}
      </ChipGroup>
      {places.length > 1 && (
        <ChipGroup label={t('finder.location')}>
          {places.map((place) => (
            <ChoiceChip
              key={place.id}
              kind="checkbox"
              name="location"
              label={local(place, 'name')}
              checked={locations.includes(place.id)}
              onChange={() => toggle(place.id)}
            />
          ))}
        </ChipGroup>
      )}
    </>
  );
}
