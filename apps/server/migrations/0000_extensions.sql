-- Trigrams make the search of patients an index look-up.
create extension if not exists pg_trgm;
