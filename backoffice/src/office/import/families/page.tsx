import { ImportPage } from '../import-page';

/** Imports parents with their children. */
export default function ImportFamilies() {
  return <ImportPage kind="families" />;
}
