import { TaxInput } from '../../people/TaxInput';
import type { FormOverrides } from '../../resource-kit/types';
import { EmailInput } from './EmailInput';

export default { fields: { tax: TaxInput, email: EmailInput } } satisfies FormOverrides;
