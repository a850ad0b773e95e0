/** Worker threads of the app under test load their tasks from the sources: nobody has built them, or they change (watch mode). */
import './register-hooks.mjs';

/** @param {string} task address of a `.task.ts` */
export const find = (task) => task;
