#!/bin/sh
# Runs once, when the database of docker compose is made: the role that the server works as. What it may do is granted by
# the server itself after its migrations, which it runs as the owner.
set -eu
psql --set ON_ERROR_STOP=1 --set password="$SERVING_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE wakafine_app LOGIN PASSWORD :'password';
SQL
