// Shows the page that was drawn at build, in the reader's language. Written into the document's body at build.
(function () {
  var template = document.getElementById('drawn-' + document.documentElement.dataset.drawn);
  if (template) {
    document.getElementById('drawn').append(template.content);
  }
})();
