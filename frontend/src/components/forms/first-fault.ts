import type { FormEvent } from 'react';

/** Sends a form of formik, and leads to its first faulty field where it was refused here or by the server. */
export function submitOrShowFault(submitForm: () => Promise<unknown>) {
  return (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    void submitForm().finally(() => focusFirstFault(form));
  };
}

/** Scrolls to the first faulty field within an element and focuses it, once it is drawn as such; nothing where there is none. */
export function focusFirstFault(within: HTMLElement): void {
  requestAnimationFrame(() => {
    const field = within.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing] input');
    field?.scrollIntoView?.({ block: 'center' });
    field?.focus({ preventScroll: true });
  });
}
