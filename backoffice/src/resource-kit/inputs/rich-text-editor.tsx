import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { RichTextInput, RichTextInputToolbar } from 'ra-input-rich-text';
import { useMemo } from 'react';
import { useTranslateLabel } from 'react-admin';
import { validatorOf } from '../form/validate';
import type { FieldInputProps } from '../types';
import { RichTextButtons } from './rich-text-buttons';

/** Only what the toolbar offers and the server keeps (product/office.md#formatted-text): anything else would be lost on saving. */
const extensionsWith = (heading: false | { levels: [1, 2] }) => [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
  }),
];
/** Without headings, as mails want it. */
export const plain = extensionsWith(false);
const withHeadings = extensionsWith({ levels: [1, 2] });

export interface RichTextProps extends FieldInputProps {
  /** Hands over the editor when it is there, and each time it is used, so that others can write into it. Must be stable. */
  onEditor?: ((editor: Editor, used: boolean) => void) | undefined;
}

function useEditorOptions(
  definition: ResourceDefinition,
  name: string,
  {
    required,
    headings,
    onEditor,
  }: Pick<RichTextProps, 'onEditor'> & { required: boolean; headings: boolean },
) {
  const label = String(useTranslateLabel()({ source: name, resource: definition.route }));
  return useMemo(
    () => ({
      extensions: headings ? withHeadings : plain,
      onCreate: ({ editor }: { editor: Editor }) => onEditor?.(editor, false),
      onFocus: ({ editor }: { editor: Editor }) => onEditor?.(editor, true),
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-required': String(required),
        },
      },
    }),
    [label, required, headings, onEditor],
  );
}

/** Bold, italic, underline, lists and links; headings where the field has them. */
export default function RichTextEditor({ definition, name, field, onEditor }: RichTextProps) {
  const headings = field.type === 'richText' && field.headings === true;
  const required = field.required === true;
  return (
    <RichTextInput
      source={name}
      editorOptions={useEditorOptions(definition, name, { required, headings, onEditor })}
      toolbar={
        <RichTextInputToolbar size="small">
          <RichTextButtons headings={headings} />
        </RichTextInputToolbar>
      }
      validate={validatorOf(definition, name)}
      isRequired={field.required}
      helperText={false}
      sx={{
        '& .RaRichTextInput-editorContent .ProseMirror': { minHeight: 110, bgcolor: 'background.paper' },
      }}
    />
  );
}
