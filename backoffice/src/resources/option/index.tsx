import { option } from '@feria/shared/resources/option/index';
import type { ResourceOverrides } from '../../resource-kit/types';
import { OptionShell } from './OptionShell';
import { OptionsPage } from './OptionsPage';

export default {
  section: option,
  menu: 95,
  pages: { list: OptionsPage, create: OptionShell, edit: OptionShell },
} satisfies ResourceOverrides;
