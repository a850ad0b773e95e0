import type { Editor } from '@tiptap/react';
import { RichTextInput, RichTextInputToolbar } from 'ra-input-rich-text';
import { useMemo } from 'react';
import { RichTextButtons } from '../../resource-kit/inputs/rich-text-buttons';
import { plain } from '../../resource-kit/inputs/rich-text-editor';

/** The text of a message in one language. Loaded when somebody writes: the editor is large. */
export default function TextEditor({
  name,
  label,
  onEditor,
}: {
  name: string;
  label: string;
  /** Hands over the editor when it is there, and each time it is used. Must be stable. */
  onEditor: (name: string, editor: Editor, used: boolean) => void;
}) {
  const options = useMemo(
    () => ({
      extensions: plain,
      onCreate: ({ editor }: { editor: Editor }) => onEditor(name, editor, false),
      onFocus: ({ editor }: { editor: Editor }) => onEditor(name, editor, true),
      editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    }),
    [name, label, onEditor],
  );
  return (
    <RichTextInput
      source={name}
      label={label}
      editorOptions={options}
      toolbar={
        <RichTextInputToolbar size="small">
          <RichTextButtons />
        </RichTextInputToolbar>
      }
      helperText={false}
      sx={{
        '& .RaRichTextInput-editorContent .ProseMirror': { minHeight: 150, bgcolor: 'background.paper' },
      }}
    />
  );
}
