import * as react from 'react';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import * as jsx from 'react/jsx-runtime';

export { client, dom, jsx, react };
