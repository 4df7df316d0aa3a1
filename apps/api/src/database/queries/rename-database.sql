alter database "from" rename to "to"
