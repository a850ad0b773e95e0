import type { Named } from '../rules/content.js';
import type { InstallationLack, Lack, ProjectLackOf } from '../rules/readiness.js';

/** `GET /api/course/{id}/readiness`: what a project lacks; nothing when it is ready to open. */
export interface ProjectReadiness {
  active: boolean;
  lacks: Lack<ProjectLackOf>[];
}

/** `POST /api/course/readiness`: the same of several, in the order of their names; what is not there is left out. */
export type ReadinessOfProject = ProjectReadiness & Named & { id: number };

/** `GET /api/readiness`: what the installation lacks. */
export interface InstallationReadiness {
  lacks: Lack<InstallationLack>[];
}
