import { ImportPage } from '../import/import-page';

/** Imports projects with their weeks. */
export default function ImportProjects() {
  return <ImportPage kind="projects" />;
}
