# Public violations as a data frame: Rscript first-look.R http://127.0.0.1:4000 (needs the package jsonlite)
arguments <- commandArgs(trailingOnly = TRUE)
url <- if (length(arguments) > 0) arguments[[1]] else "http://127.0.0.1:4000"
query <- paste0(
  "{ violations(first: 100, filter: { scope: PUBLIC }) ",
  "{ edges { node { startedAt speedKmh limitKmh severity } } } }"
)
body <- tempfile()
writeLines(jsonlite::toJSON(list(query = query), auto_unbox = TRUE), body)
answer <- system2(
  "curl",
  c("-fsS", paste0(url, "/graphql"), "-H", shQuote("content-type: application/json"), "-d", paste0("@", body)),
  stdout = TRUE
)
violations <- jsonlite::fromJSON(answer)$data$violations$edges
print(if (length(violations) == 0) "none yet" else table(violations$node$severity))
