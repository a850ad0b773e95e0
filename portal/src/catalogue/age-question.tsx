import type { FamilyChild } from '@feria/shared/contracts/family';
import type { FrontendProject } from '@feria/shared/contracts/frontend';
import { isForAge } from '@feria/shared/rules/age';
import { useT } from '../i18n';
import { ChipGroup } from './chip-group';
import { ChoiceChip } from './choice-chip';
import type { ListChoice } from './filter';
import { AGES } from './find';

interface AgeQuestionProps {
  projects: readonly FrontendProject[];
  /** Children of the reader. */
  childrens: readonly FamilyChild[];
  choice: Pick<ListChoice, 'age' | 'child'>;
  onChoose: (answer: Pick<ListChoice, 'age' | 'child'>) => void;
}

/** *How old?*: a child of the reader, or an age for which there is a project. */
export function AgeQuestion({ projects, childrens, choice, onChoose }: AgeQuestionProps) {
  const t = useT();
  const { age, child } = choice;
  const ages = AGES.filter((years) => years === age || projects.some((project) => isForAge(project, years)));
  const chip = { kind: 'radio', name: 'age' } as const;
  return (
    <ChipGroup label={t('projects.how_old')}>
      <ChoiceChip
        {...chip}
        label={t('projects.any_age')}
        checked={age === null && !childrens.some(({ id }) => id === child)}
        onChange={() => onChoose({ age: null, child: null })}
      />
      {childrens.map(({ id, first_name }) => (
        <ChoiceChip
          {...chip}
          key={id}
          label={first_name}
          checked={child === id}
          onChange={() => onChoose({ age: null, child: id })}
        />
      ))}
      {ages.map((years) => (
        <ChoiceChip
          {...chip}
          key={`age-${years}`}
          label={String(years)}
          spoken={t('finder.years', { smart_count: years })}
          checked={age === years}
          onChange={() => onChoose({ age: years, child: null })}
        />
      ))}
    </ChipGroup>
  );
}
