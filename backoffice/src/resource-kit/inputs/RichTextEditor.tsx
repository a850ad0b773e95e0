import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { RichTextInput, RichTextInputToolbar } from 'ra-input-rich-text';
import { useMemo } from 'react';
import { useTranslateLabel } from 'react-admin';
import { validatorOf } from '../form/validate';
import type { FieldInputProps } from '../types';
import { RichTextButtons } from './RichTextButtons';

/** Only what the toolbar offers and the server keeps (spec §9): anything else would be lost on saving. */
const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: { openOnClick: false, protocols: ['mailto', 'tel'], defaultProtocol: 'https' },
  }),
];

export interface RichTextProps extends FieldInputProps {
  /** Hands over the editor when it is there, and each time it is used, so that others can write into it. Must be stable. */
  onEditor?: ((editor: Editor, used: boolean) => void) | undefined;
}

function useEditorOptions(
  definition: ResourceDefinition,
  name: string,
  { required, onEditor }: { required: boolean; onEditor: RichTextProps['onEditor'] },
) {
  const label = String(useTranslateLabel()({ source: name, resource: definition.route }));
  return useMemo(
    () => ({
      extensions,
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
    [label, required, onEditor],
  );
}

/** Bold, italic, underline, lists and links. */
export default function RichTextEditor({ definition, name, field, onEditor }: RichTextProps) {
  return (
    <RichTextInput
      source={name}
      editorOptions={useEditorOptions(definition, name, { required: field.required === true, onEditor })}
      toolbar={
        <RichTextInputToolbar size="small">
          <RichTextButtons />
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
