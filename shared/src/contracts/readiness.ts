import type { InstallationLack, Lack, ProjectLackOf } from '../rules/readiness.js';

/** `GET /api/course/{id}/readiness`: what a project lacks; nothing when it is ready to open. */
export interface ProjectReadiness {
  active: boolean;
  lacks: Lack<ProjectLackOf>[];
}

/** `GET /api/readiness`: what the installation lacks. */
export interface InstallationReadiness {
  lacks: Lack<InstallationLack>[];
}
