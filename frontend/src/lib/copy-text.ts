/**
 * Puts a text on the clipboard; where the browser has no clipboard for pages, or refuses it, through a selection as
 * older browsers want it. True when it is there. Must be called from a press: browsers refuse it at other times.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  // Out of sight, but not hidden: what is hidden can't be selected.
  field.style.position = 'fixed';
  field.style.insetInlineStart = '-9999px';
  const { activeElement } = document;
  // Inside an open dialog the focus may go nowhere else.
  (document.querySelector('[role=dialog][data-state=open]') ?? document.body).append(field);
  try {
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (activeElement instanceof HTMLElement) {
      activeElement.focus({ preventScroll: true });
    }
  }
}
