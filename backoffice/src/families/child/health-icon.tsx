import MedicalInformation from '@mui/icons-material/MedicalInformation';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { HEALTH_FIELDS } from '@feria/shared';
import { resources } from '@feria/shared/resources/index';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLanguage, useText } from '../../i18n';
import { nameOf } from '../../resource-kit/definitions';
import { fieldValue } from '../../resource-kit/list/columns';
import type { ResourceRecord } from '../../resource-kit/types';

const definition = resources.child;

/**
 * What is known of a child's health, for those who may see it (without that permission it does not come from the
 * server): project leaders open no form, and need it at the camp.
 */
export function HealthIcon({ record }: { record: ResourceRecord }) {
  const [open, setOpen] = useState(false);
  const language = useLanguage();
  const text = useText();
  if (!HEALTH_FIELDS.some((field) => Boolean(record[field]))) return null;
  const label = text('people.health_of', { name: nameOf(record, language) });
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="small"
          aria-label={label}
          onClick={(event) => {
            event.stopPropagation();
            setOpen(true);
          }}
        >
          <MedicalInformation fontSize="small" color="error" />
        </IconButton>
      </Tooltip>
      <HealthDialog title={label} record={record} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function HealthDialog(props: { title: string; record: ResourceRecord; open: boolean; onClose: () => void }) {
  const { record } = props;
  const id = useId();
  const language = useLanguage();
  const translate = useTranslate();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      // In React's tree the dialog is inside the row: a click in it must not open the child.
      onClick={(event) => event.stopPropagation()}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        <dl style={{ margin: 0 }}>
          {HEALTH_FIELDS.filter((field) => Boolean(record[field])).map((field) => (
            <div key={field} style={{ marginBottom: 12 }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {translate(`resources.${definition.route}.fields.${field}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {fieldValue(definition, field, record, language, translate)}
              </Typography>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} variant="contained" autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
