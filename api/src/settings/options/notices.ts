import type { OptionKey } from '@feria/shared';
import { option } from '@feria/shared/resources/option/index';
import { NOTICES, type Notice } from '@feria/shared/rules/setup';
import { resourceLanguage } from '@feria/shared/rules/content';
import { In, type EntityManager } from 'typeorm';
import type { Message, ValidationErrors } from '../../core/http/errors.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { isOwnOption } from './default-options.js';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** The notices that the law wants and that nobody has entered (product/catalogue.md#notices-before-a-project); one statement. */
export async function missingNotices(manager: EntityManager): Promise<Notice[]> {
  const rows = await manager.findBy(OptionEntity, { key: In([...NOTICES]) });
  return NOTICES.filter((key) => !isOwnOption(key, rows.find((row) => row.key === key)?.value));
}

/** Why a project cannot become active now, with the notices that are missing; `null` when it can. */
export async function refusalOfActive(manager: EntityManager): Promise<Message | null> {
  const missing = await missingNotices(manager);
  if (missing.length === 0) return null;
  return {
    key: 'validation.notices',
    params: (language) => ({
      missing: missing.map((key) => option.messages[resourceLanguage(language)].fields[key]).join(', '),
    }),
  };
}

/** Whether an option may not go from this value to that one: a notice stays as long as a project is active. */
export async function isNoticeNeeded(
  manager: EntityManager,
  key: OptionKey,
  { before, after }: { before: string | null; after: string | null },
): Promise<boolean> {
  const isNotice = (NOTICES as readonly OptionKey[]).includes(key);
  if (!isNotice || !isOwnOption(key, before) || isOwnOption(key, after)) return false;
  return manager.existsBy(CourseEntity, { active: true });
}

/** Says at `active` why a project cannot become active now. */
export async function refuseWithoutNotices(
  manager: EntityManager,
  problems: ValidationErrors,
): Promise<void> {
  const refusal = await refusalOfActive(manager);
  if (refusal) problems.add('active', refusal.key, refusal.params);
}
