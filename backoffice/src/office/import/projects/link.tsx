import { ImportLink } from '../import-link';

/** Leads from the projects to their import. */
export default function ImportProjectsLink() {
  return <ImportLink kind="projects" />;
}
