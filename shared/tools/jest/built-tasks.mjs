/**
 * Worker threads of the app under test load their tasks from the build, which `npm test` has made. A thread that compiles
 * TypeScript for itself takes a second to start.
 */

/** @param {string} task address of a `.task.ts` */
export const find = (task) => task.replace('/api/src/', '/api/dist/').replace(/\.ts$/, '.js');
