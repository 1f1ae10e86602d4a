import { options } from 'preact';
import * as react from 'preact/compat';
import * as client from 'preact/compat/client';
import * as jsx from 'preact/compat/jsx-runtime';

// Effects follow what a person does at once, as React has them: components that move the focus rely on it.
options.requestAnimationFrame = queueMicrotask;

export { client, react as dom, jsx, react };
