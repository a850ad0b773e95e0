import type { CourseDefaults, ProjectAccount } from '@feria/shared';
import { PROJECT_OPTIONS } from '@feria/shared/resources/option/index';
import { optionValue } from '@feria/shared/resources/option/values';
import { In, type EntityManager } from 'typeorm';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** What the organiser says for projects (product/catalogue.md#the-organisers-defaults). One statement. */
export async function readCourseDefaults(manager: EntityManager): Promise<CourseDefaults> {
  const rows = await manager.findBy(OptionEntity, { key: In([...PROJECT_OPTIONS]) });
  const values = PROJECT_OPTIONS.map((key) => [
    key,
    optionValue(key, rows.find((row) => row.key === key)?.value ?? null),
  ]);
  return Object.fromEntries(values) as CourseDefaults;
}

/** The account of projects that have none of their own, as the options have it now. One statement. */
export async function readDefaultAccount(manager: EntityManager): Promise<Omit<ProjectAccount, 'id'>> {
  const { bank_name, bank_iban } = await readCourseDefaults(manager);
  return { applied_bank_name: bank_name, applied_bank_iban: bank_iban };
}
