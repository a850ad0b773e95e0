import { ImportPage } from '../import-page';

/** Imports projects with their weeks. */
export default function ImportProjects() {
  return <ImportPage kind="projects" />;
}
