import type { RegisterInput } from '@feria/shared/contracts/account';
import { API, PORTAL } from '@feria/shared/routes';
import { namedUpload } from '@feria/shared/rules/uploads';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { request } from '../api/client';
import { useNotify } from '../components/toasts';
import { useI18n } from '../i18n';
import { Fieldset } from '../components/fieldset';
import { EmailInput } from '../components/form/email-input';
import { Form } from '../components/form/form';
import { FormAlert } from '../components/form/form-alert';
import { NewPasswordInput } from '../components/form/new-password-inputs';
import { SubmitButton } from '../components/form/submit-button';
import { NOT_A_TAX_CODE, TaxInput } from '../components/form/tax-input';
import { TextInput } from '../components/form/text-input';
import { LanguageInput } from '../components/form/language-input';
import { MessageDialog } from '../components/message-dialog';
import { useOptions } from '../api/options';
import { AccountCard } from './account-card';
import { wantedPage } from './destination';
import { AddressInputs } from './address-inputs';
import { municipalityOf, type MunicipalityChoice } from './municipality-input';
import { signIn } from './account';

/** Whether the page of an invitation asked for the account: whoever is invited has no child to add first. */
function isInvited(state: unknown): boolean {
  return wantedPage(state, new URLSearchParams())?.startsWith(PORTAL.guardianInvitation) ?? false;
}

/** What is typed. The password once; the API is told the same as its repetition. */
type RegisterValues = Omit<RegisterInput, 'password_confirmation' | 'municipality_id'> & MunicipalityChoice;

/** `/register`: a new parent account; then logged in at once. */
export default function RegisterPage() {
  const { t, language, setLanguage, contentLanguage } = useI18n();
  const notify = useNotify();
  const { state } = useLocation();
  const [isTaxWrong, setIsTaxWrong] = useState(false);

  const register = async (values: RegisterValues): Promise<void> => {
    const email = values.email.trim();
    const body: RegisterInput = {
      ...values,
      email,
      municipality_id: municipalityOf(values),
      password_confirmation: values.password,
    };
    await request('POST', API.register, { body });
    // Of a visit it becomes the chosen one: links in mails open in it too.
    setLanguage(language);
    await signIn({ email, password: values.password });
    notify('success', t(isInvited(state) ? 'register.welcome_invited' : 'register.welcome'));
  };

  return (
    <AccountCard isWide title={t('register.title')} intro={t('register.intro')}>
      <Form<RegisterValues>
        defaultValues={{
          first_name: '',
          last_name: '',
          tax: '',
          address: '',
          plz: '',
          place: '',
          municipality_id: '',
          phone: '',
          email: '',
          password: '',
          language: contentLanguage,
        }}
        onSubmit={register}
        onInvalid={({ tax }) => setIsTaxWrong(tax?.type === NOT_A_TAX_CODE)}
        kept={{ form: 'register', except: ['password'] }}
      >
        <FormAlert />
        <Fieldset legend={t('register.person')}>
          <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2 }}>
            <TextInput<RegisterValues>
              name="first_name"
              label={t('field.first_name')}
              required
              autoComplete="given-name"
            />
            <TextInput<RegisterValues>
              name="last_name"
              label={t('field.last_name')}
              required
              autoComplete="family-name"
            />
          </Box>
          <TaxInput />
        </Fieldset>
        <Fieldset legend={t('register.contact')}>
          <AddressInputs />
        </Fieldset>
        <Fieldset legend={t('register.account')}>
          <EmailInput<RegisterValues> name="email" />
          <NewPasswordInput />
          <LanguageInput<RegisterValues> name="language" />
        </Fieldset>
        <PrivacyNotice />
        <SubmitButton>{t('register.submit')}</SubmitButton>
        <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
          {t('register.have_account')}{' '}
          <MuiLink component={Link} to={PORTAL.login} state={state} sx={{ fontWeight: 700 }}>
            {t('app.login')}
          </MuiLink>
        </Typography>
      </Form>
      {isTaxWrong && (
        <MessageDialog
          title={t('error.title')}
          messages={[t('field.tax_invalid')]}
          onClose={() => setIsTaxWrong(false)}
        />
      )}
    </AccountCard>
  );
}

/** Where one reads what becomes of the data that one is about to send. */
function PrivacyNotice() {
  const { t } = useI18n();
  const { app_privacy } = useOptions().options;
  if (!app_privacy) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('register.privacy')}{' '}
      <MuiLink href={namedUpload(app_privacy, t('app.privacy'))} download sx={{ fontWeight: 700 }}>
        {t('signup.privacy_link')}
      </MuiLink>
    </Typography>
  );
}
