import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DOCUMENT, OFFICE_LANGUAGES, type PaymentDocuments } from '@feria/shared';
import { ExportButton } from '../../resource-kit/export-button';
import { useFamilyWords } from './words';

/** Statements and confirmations for the tax return of a parent, by year, in both languages. */
export function FamilyDocuments({ documents }: { documents: PaymentDocuments }) {
  return documents.years.map((year) => (
    <Year key={year.year} personId={documents.person_id} documents={year} />
  ));
}

interface YearProps {
  personId: number;
  documents: PaymentDocuments['years'][number];
}

function Year({ personId, documents: { year, statement, childrens } }: YearProps) {
  const words = useFamilyWords();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h4" variant="subtitle1" sx={{ mb: 1 }}>
        {year}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {statement &&
          OFFICE_LANGUAGES.map((language) => (
            <ExportButton
              key={language}
              path={DOCUMENT.statement(personId, year, language)}
              label={words(`documents.statement_${language}`, { year })}
            />
          ))}
        {childrens.flatMap(({ id, first_name, last_name }) =>
          OFFICE_LANGUAGES.map((language) => (
            <ExportButton
              key={`${id} ${language}`}
              path={DOCUMENT.taxConfirmation(id, year, language)}
              // The parent of this page; the other one has a confirmation of their own.
              query={new URLSearchParams({ person_id: String(personId) })}
              label={words(`documents.tax_${language}`, { year, name: `${first_name} ${last_name}` })}
            />
          )),
        )}
      </Stack>
    </Box>
  );
}
