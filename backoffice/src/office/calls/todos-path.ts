import { resources } from '@feria/shared/resources/index';

/** The page of open to-dos of calls. */
export const TODOS_PATH = `/${resources.parent.route}/todos`;
