export { AskedLacks as default } from './project-lacks';
