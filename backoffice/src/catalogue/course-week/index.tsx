import type { ResourceOverrides } from '../../resource-kit/types';

/** Weeks live on the page of their course. */
export default {
  menu: false,
  pages: { list: null, create: null, edit: null, show: null },
} satisfies ResourceOverrides;
