/** Comes without types of its own; `PdfFile` of `draw-pages.tsx` has what we use of it. */
declare module 'pdfkit';
