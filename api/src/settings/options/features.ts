import { can, type FeatureUse, type PermissionHolder } from '@feria/shared';
import { course } from '@feria/shared/resources/course/index';
import { fieldsOfFeature, usesFeature } from '@feria/shared/resources/features';
import {
  distinctNames,
  FEATURES,
  featureOfOption,
  featureOption,
  isSwitchedOn,
  type Feature,
} from '@feria/shared/rules/features';
import { In, type EntityManager } from 'typeorm';
import { invalidField } from '../../core/http/errors.js';
import { contentLanguage } from '../../core/request-context.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { OptionEntity } from '../../model/settings/option.entity.js';

/** What shows that a project uses something. */
const USES = FEATURES.flatMap((feature) => fieldsOfFeature(course, feature).map(([name]) => [name, true]));

type Project = Pick<CourseEntity, 'id' | 'name' | 'name_it' | 'year'>;

/** The active projects by name, with the fields by which they use features. One statement. */
async function activeProjects(manager: EntityManager): Promise<Project[]> {
  return manager.find(CourseEntity, {
    select: { id: true, name: true, name_it: true, year: true, ...Object.fromEntries(USES) },
    where: { active: true },
    order: { name: 'ASC', id: 'ASC' },
  });
}

function uses(project: Project, feature: Feature): boolean {
  return usesFeature(course, feature, { ...project });
}

/**
 * What the organiser uses (product/office.md#what-we-use). Two statements.
 * @param reader who may change the options reads by which projects
 */
export async function readFeatures(manager: EntityManager, reader: PermissionHolder): Promise<FeatureUse[]> {
  const [options, projects] = await Promise.all([
    manager.findBy(OptionEntity, { key: In(FEATURES.map(featureOption)) }),
    activeProjects(manager),
  ]);
  return FEATURES.map((feature) => {
    const using = projects.filter((project) => uses(project, feature));
    return {
      feature,
      on: isSwitchedOn(feature, options.find(({ key }) => key === featureOption(feature))?.value),
      used: using.length > 0,
      ...(can(reader, 'option.update')
        ? { projects: using.map(({ id, name, name_it, year }) => ({ id, name, name_it, year })) }
        : {}),
    };
  });
}

/**
 * Says at `value` which active projects use what is to be switched off.
 * @throws AppError 422
 */
export async function refuseUsedFeature(
  manager: EntityManager,
  key: string,
  { before, after }: { before: string | null; after: string | null },
): Promise<void> {
  const feature = featureOfOption(key);
  if (!feature || !isSwitchedOn(feature, before) || isSwitchedOn(feature, after)) return;
  const using = (await activeProjects(manager)).filter((project) => uses(project, feature));
  if (using.length === 0) return;
  throw invalidField('value', 'validation.feature_used', (language) => ({
    projects: distinctNames(using, contentLanguage(language)).join(', '),
  }));
}
