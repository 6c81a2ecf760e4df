-- What searchText adds since: the id number without punctuation, and the digits of the phone.
update patient set search_text = concat_ws(' ', search_text,
  case when patient_id_number ~ '[^[:alnum:]]'
    then nullif(lower(regexp_replace(patient_id_number, '[^[:alnum:]]', '', 'g')), '') end,
  nullif(regexp_replace(phone, '\D', '', 'g'), ''));
