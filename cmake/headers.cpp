// Nothing: the headers that many files share are compiled with this one (precompiled.cmake).
